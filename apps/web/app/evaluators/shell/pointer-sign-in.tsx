import type { ReactNode } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { SignInScene } from '../../ui/sign-in-scene/sign-in-scene.tsx';
import './density.css';
import { LaneSignInArt } from './lane-sign-in-art.tsx';
import type { pointerSignIn as texts } from './pointer-sign-in.ko.ts';

/** The stage that somebody comes to judge; instants are ISO. */
export type SignInStage = {
  lane: number;
  trackName: string;
  stageName: string;
  opensAt: string;
  closesAt: string;
};

type Props = {
  stage: SignInStage | null;
  /** Null where the API could not be asked. */
  seasonName: string | null;
  children: ReactNode;
};

/** In front of the evaluators' area: the lane they judge, beside the form. */
export function PointerSignIn({ stage, seasonName, children }: Props) {
  const t = useTexts<typeof texts>('pointerSignIn');
  return (
    <SignInScene
      look="lane"
      art={(className) => <LaneSignInArt className={className} lane={stage?.lane ?? null} />}
      words={stage ? `${stage.trackName}\n${stage.stageName}` : t('words')}
      note={seasonName ? t('note', { season: seasonName }) : t('noteAny')}
    >
      {children}
    </SignInScene>
  );
}
