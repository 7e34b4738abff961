import { z } from 'zod';
import { operatorRoles, type Permission, permissions } from './values.ts';

export const operatorRole = z.enum(operatorRoles);
export const permission = z.enum(Object.keys(permissions) as [Permission, ...Permission[]]);
