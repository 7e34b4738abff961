import { redirect } from 'react-router';

/** `/ipo/detail` without numbers goes to the exhibition. */
export function loader(): Response {
  return redirect('/ipo/contents/exhibition');
}
