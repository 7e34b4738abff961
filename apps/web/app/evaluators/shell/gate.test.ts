import { describe, expect, test } from 'vitest';
import { type AtTheGate, gateOf, pageOf, pledgeGateOf } from './gate.ts';

const at = (given: Partial<AtTheGate>): AtTheGate => ({
  page: 'assessment',
  path: '/pointer/list/3/2',
  loggedIn: true,
  trackNo: '3',
  stageNo: '2',
  ...given,
});
const toLogin = (stage: string, path = '/pointer/list/3/2') => ({
  kind: 'go',
  to: `/pointer/login${stage}?next=${encodeURIComponent(path)}`,
  flash: 'pointerLogIn',
});
const toStart = { kind: 'go', to: '/', flash: 'notAccessible' };

describe('the gate of list and detail, in the specified order', () => {
  test.each([
    ['no tokens, track and stage present', { loggedIn: false }, toLogin('/3/2')],
    ['no tokens, only the track present', { loggedIn: false, stageNo: null }, toLogin('')],
    ['no tokens, only the stage present', { loggedIn: false, trackNo: null }, toLogin('')],
    ['no tokens, a track that is no number', { loggedIn: false, trackNo: 'x' }, toLogin('')],
    ['tokens, no track', { trackNo: null }, toStart],
    ['tokens, no stage', { stageNo: null }, toStart],
    ['tokens, a stage that is no number', { stageNo: '2a' }, toStart],
    ['tokens, stage 0', { stageNo: '0' }, toStart],
    ['neither track nor stage', { trackNo: null, stageNo: null }, { kind: 'notFound' }],
    ['neither, and no tokens', { loggedIn: false, trackNo: null, stageNo: null }, { kind: 'notFound' }],
    ['tokens, track and stage', {}, null],
  ])('%s', (_, given, verdict) => {
    expect(gateOf(at(given))).toEqual(verdict);
  });

  test.each([
    ['unsigned', { kind: 'go', to: '/pointer/pledge/3/2', flash: 'pledgeNeeded' }],
    ['refused', { kind: 'go', to: '/pointer/pledge/3/2', flash: 'pledgeNeeded' }],
    ['signed', null],
  ])('at last the pledge: %s', (pledge, verdict) => {
    expect(pledgeGateOf('assessment', { trackNo: 3, stageNo: 2, pledge })).toEqual(verdict);
  });
});

describe('the other pages of the area', () => {
  test('the pledge’s page may be seen without a signature, but not without tokens, track and stage', () => {
    expect(pledgeGateOf('stage', { trackNo: 3, stageNo: 2, pledge: 'unsigned' })).toBeNull();
    expect(gateOf(at({ page: 'stage', loggedIn: false }))).toEqual(toLogin('/3/2'));
    expect(gateOf(at({ page: 'stage', stageNo: null }))).toEqual(toStart);
  });

  test('a page of no stage asks for tokens only', () => {
    const own = { page: 'own', path: '/pointer', trackNo: null, stageNo: null } as const;
    expect(gateOf(at({ ...own, loggedIn: false }))).toEqual(toLogin('', '/pointer'));
    expect(gateOf(at(own))).toBeNull();
  });

  test.each([
    ['/pointer', 'own'],
    ['/pointer/password', 'own'],
    ['/pointer/listing', 'own'],
    ['/pointer/list', 'assessment'],
    ['/pointer/list/3/2', 'assessment'],
    ['/pointer/detail/3/2/17', 'assessment'],
    ['/pointer/pledge/3/2', 'stage'],
  ])('%s is a page of kind %s', (pathname, page) => {
    expect(pageOf(pathname)).toBe(page);
  });
});
