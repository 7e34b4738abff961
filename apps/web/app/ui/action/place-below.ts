type Box = { left: number; right: number; top: number; bottom: number };
type Size = { width: number; height: number };

const gap = 6;
const margin = 8;

/**
 * Where a panel goes, as CSS: under its button, or above it where there is more room; kept to the button's
 * start or end and as high as the room.
 */
export function placeBelow(button: Box, view: Size, align: 'start' | 'end'): Record<string, string> {
  const below = view.height - button.bottom - gap - margin;
  const above = button.top - gap - margin;
  const up = below < 240 && above > below;
  return {
    top: up ? 'auto' : `${button.bottom + gap}px`,
    bottom: up ? `${view.height - button.top + gap}px` : 'auto',
    left: align === 'start' ? `${Math.max(margin, button.left)}px` : 'auto',
    right: align === 'end' ? `${Math.max(margin, view.width - button.right)}px` : 'auto',
    'max-height': `${up ? above : below}px`,
    'max-width': `${align === 'start' ? view.width - Math.max(margin, button.left) - margin : button.right - margin}px`,
  };
}
