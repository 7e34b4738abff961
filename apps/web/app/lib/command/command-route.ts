import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import type { ActionFunctionArgs } from 'react-router';
import { type Area, areaOf } from '../own-frame.ts';
import { visitOf } from '../visit.server.ts';
import { consoleEndpoints } from './console.server.ts';
import { pointerEndpoints } from './pointer.server.ts';
import { replyToCommand } from './reply.server.ts';
import { siteEndpoints } from './site.server.ts';

type Endpoints = Readonly<Record<string, Readonly<Record<string, AnyEndpoint>>>>;

const allowed: Record<Area, Endpoints> = {
  portal: siteEndpoints,
  pointer: pointerEndpoints,
  console: consoleEndpoints,
};

/**
 * `POST /command/:feature`, `/pointer/command/:feature` and `/console/command/:feature`: what a page's script asks
 * for, by name. The address says whose session is used, and which list holds the endpoint.
 */
export function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const lists = allowed[areaOf(new URL(request.url).pathname)];
  const { feature = '' } = params;
  const endpoints = Object.hasOwn(lists, feature) ? lists[feature] : undefined;
  return replyToCommand(endpoints ?? {}, request, visitOf(context));
}
