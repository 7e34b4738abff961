import { z } from 'zod';

/** How the tax office says that a business stands: 계속, 휴업, 폐업, or a number that is not registered. */
export const businessStatus = z.enum(['active', 'suspended', 'closed', 'unknown']);
export type BusinessStatus = z.output<typeof businessStatus>;

/** What we read of an answer of the National Tax Service's open API (nts-businessman v1, `/status`). */
export const taxOfficeReply = z.object({
  data: z.array(z.object({ b_no: z.string(), b_stt_cd: z.string() })),
});
