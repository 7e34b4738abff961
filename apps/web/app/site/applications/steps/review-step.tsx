import { Review } from '../review/review.tsx';
import { SubmitBox } from '../review/submit-box.tsx';

/** Step 5: everything once more, and the line before the finish. */
export function ReviewStep() {
  return (
    <>
      <Review />
      <SubmitBox />
    </>
  );
}
