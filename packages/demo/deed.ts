/** Something that was done at a time of the demo's past. */
export type Deed = { at: Date; run: (at: Date) => Promise<unknown> };
