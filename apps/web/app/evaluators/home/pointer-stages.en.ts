import type { Translation } from '../../lib/texts.ts';
import type { pointerStages as ko } from './pointer-stages.ko.ts';

export const pointerStages: Translation<typeof ko> = {
  title: 'Stages I judge',
  hello: 'Welcome, {{name}}.',
  none: 'You have no stage to judge yet',
  noneBody:
    'As soon as the panels are set you can begin here. If you have a letter of appointment and see nothing, please tell the organisers.',
  pledge: {
    signed: 'Pledge signed',
    unsigned: 'Pledge to sign',
    refused: 'Pledge refused',
  },
  seePledge: 'See the pledge',
  deadline: 'Closes',
  closed: 'Closed',
  teams: '{{count}} teams submitted',
  teams_one: '{{count}} team submitted',
  words: '{{submitted}} submitted · {{draft}} in progress · {{unread}} unread',
  recused: '{{recused}} recused',
  step: {
    pledge: 'Read the pledge',
    wait: 'Opens when judging begins',
    noTeams: 'No team was given to you yet',
    begin: 'Begin judging',
    goOn: 'Go on judging',
    sign: 'Sign the stage',
    signed: 'See my sheets',
    refused: 'See my refusal',
    closed: 'See the closed stage',
  },
  password: 'Change password',
  authenticatorOn: 'Authenticator app (on) and passkeys',
  authenticatorOff: 'Authenticator app (off) and passkeys',
};
