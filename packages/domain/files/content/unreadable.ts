/** Something in a PDF that its parser cannot read. */
export class Unreadable extends Error {}
