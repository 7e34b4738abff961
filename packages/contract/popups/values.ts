export const popupTypes = ['image', 'text'] as const;

/** A panel lies beside the page, a modal over it. */
export const popupModes = ['panel', 'modal'] as const;
