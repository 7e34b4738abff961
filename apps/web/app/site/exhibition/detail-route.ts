import { redirect } from 'react-router';

/** `/ipo/detail` without numbers leads to the exhibition. */
export function loader() {
  return redirect('/ipo/contents/exhibition');
}
