import { sql } from 'kysely';

/**
 * In SQL, of an assignment with its sheet `s`: there is still something to submit. It was not begun, is a draft, or is
 * about an earlier version of the application and asked for once more.
 */
export const isLeft = sql<boolean>`(s.id is null or (s.state = 'draft' and (s.voided_at is null or s.outdated)))`;
