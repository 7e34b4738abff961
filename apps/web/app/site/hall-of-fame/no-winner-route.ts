import { redirect } from 'react-router';

/** `/ipo/contents/experiences/HOF/detail` without a winner leads to the experiences. */
export function loader() {
  return redirect('/ipo/contents/experiences');
}
