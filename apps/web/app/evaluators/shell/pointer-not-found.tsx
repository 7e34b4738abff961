import { data } from 'react-router';

/** Any address below `/pointer` that is none: the layout says so, in its frame. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function PointerNotFound() {
  return null;
}
