import type { Translation } from '../../lib/texts.ts';
import type { pointerStages as ko } from './pointer-stages.ko.ts';

export const pointerStages: Translation<typeof ko> = {
  title: 'My stages',
  hello: 'Welcome, {{name}}.',
  none: 'You have no stage to judge yet',
  noneBody:
    'You can start here as soon as the panels are set. If you were appointed but see nothing, please contact the organisers.',
  pledge: {
    signed: 'Pledge signed',
    unsigned: 'Pledge not signed',
    refused: 'Pledge refused',
  },
  seePledge: 'See the pledge',
  deadline: 'Closes',
  closed: 'Closed',
  longer: 'Only {{count}} teams with more time can be judged',
  longer_one: 'Only {{count}} team with more time can be judged',
  teams: '{{count}} teams submitted',
  teams_one: '{{count}} team submitted',
  words: '{{submitted}} submitted · {{draft}} in progress · {{unread}} unread',
  recused: '{{recused}} recused',
  step: {
    pledge: 'Read the pledge',
    wait: 'Opens when judging begins',
    noTeams: 'No teams assigned yet',
    begin: 'Start judging',
    goOn: 'Continue judging',
    sign: 'Sign the stage',
    signed: 'See my score sheets',
    refused: 'See my refusal',
    closed: 'See the closed stage',
  },
  password: 'Change password',
  authenticatorOn: 'Authenticator app (on) and passkeys',
  authenticatorOff: 'Authenticator app (off) and passkeys',
};
