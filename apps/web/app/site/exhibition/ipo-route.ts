import { redirect } from 'react-router';

/** `/ipo` leads to what the exhibition is. */
export function loader() {
  return redirect('/ipo/contents/intro');
}
