/** What is in a slot. Sizes in bytes; `total` is null where it is unknown; `held`: it waits for a place at the server. */
export type FileSlotState =
  | { kind: 'empty' }
  | { kind: 'uploading'; name: string; loaded: number; total: number | null; held?: boolean }
  | { kind: 'stored'; name: string; size: number; sha256?: string; href?: string }
  | { kind: 'refused'; name: string; message: string };

export type FileSlotKind<K extends FileSlotState['kind']> = Extract<FileSlotState, { kind: K }>;
