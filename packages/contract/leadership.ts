import { z } from 'zod';
import { endpoint, noData, nothing } from './endpoint.ts';
import { instant, wholeNo } from './fields.ts';

/** Offers stand for so many days. */
export const OFFER_DAYS = 7;

const offer = z.object({
  teamNo: z.number().int(),
  teamName: z.string(),
  lane: z.number().int(),
  leaderName: z.string(),
  memberName: z.string(),
  /** To me, or by me. */
  mine: z.enum(['given', 'got']),
  expiresAt: instant,
});
export type LeadershipOffer = z.output<typeof offer>;

/** Teams that I lead, with whom they can be handed to, and offers that stand. */
export const listLeadership = endpoint({
  method: 'GET',
  path: '/api/apply/query/leadership',
  access: 'user',
  summary: 'Teams that I can hand over, and offers',
  input: nothing,
  output: z.object({
    teams: z.array(
      z.object({
        teamNo: z.number().int(),
        teamName: z.string(),
        lane: z.number().int(),
        /** Members who have confirmed and have an account. */
        members: z.array(z.object({ tmNo: z.number().int(), name: z.string() })),
      }),
    ),
    offers: z.array(offer),
  }),
});

/**
 * Offers the leadership of my team to a member who has confirmed and has an account; an offer before it ends. Until they
 * accept, I lead.
 *
 * @throws 1115 teamNotFound; 1354 noPermission; 1106 notTeamMember; 1353 notInPeriod once the season is over.
 */
export const offerLeadership = endpoint({
  method: 'POST',
  path: '/api/apply/command/offer-leadership',
  access: 'user',
  summary: 'Offer the leadership of my team to a member',
  input: z.strictObject({ teamNo: wholeNo, tmNo: wholeNo }),
  output: noData,
});

/** Takes my offer back, or declines the one I got. @throws 404. */
export const endLeadershipOffer = endpoint({
  method: 'POST',
  path: '/api/apply/command/end-leadership-offer',
  access: 'user',
  summary: 'Take back or decline an offer of leadership',
  input: z.strictObject({ teamNo: wholeNo }),
  output: noData,
});

/**
 * Takes over a team: leader and member change places in the draft and, as a new version of what was handed in, in the
 * submission. Its texts and documents, its region and its hour of arrival stay.
 *
 * @throws 404 without an offer; 1353 notInPeriod once the season is over; 1101 where I lead another application of the track.
 */
export const acceptLeadership = endpoint({
  method: 'POST',
  path: '/api/apply/command/accept-leadership',
  access: 'user',
  summary: 'Take over the leadership of my team',
  input: z.strictObject({ teamNo: wholeNo }),
  output: noData,
});
