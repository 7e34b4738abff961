import { z } from 'zod';

/** How many sheets of a team the result of a stage asks for: at all, and so that any is dropped (null: none ever is). */
export const sheetNeeds = z.object({ minSheets: z.number().int(), trimFrom: z.number().int().nullable() });
export type SheetNeeds = z.output<typeof sheetNeeds>;
