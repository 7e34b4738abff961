/** Counts the saves of all canvases of a person. */
export type CanvasShelvesTable = { userId: number; version: number; savedAt: Date };

/** A business model canvas at its last save; `sealed` is null once it was deleted. */
export type CanvasesTable = { userId: number; canvasId: string; version: number; sealed: Buffer | null };

export type ToolkitsTables = { canvasShelves: CanvasShelvesTable; canvases: CanvasesTable };
