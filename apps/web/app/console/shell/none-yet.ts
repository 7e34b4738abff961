import { isApiError } from '../../lib/api-error.ts';

/**
 * For the catch of what is read of a season: null where no such season has been published, as before the first one. A menu
 * or the choice of a season leads there, so it is a page that says so and none that is not found.
 */
export function noneYet(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  throw error;
}
