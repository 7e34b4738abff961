import { data } from 'react-router';
import { NotFoundPage } from './not-found-page.tsx';

/** Any address without a page: said with the status 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage />;
}
