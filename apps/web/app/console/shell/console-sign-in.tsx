import type { ReactNode } from 'react';
import { SignInScene } from '../../ui/sign-in-scene/sign-in-scene.tsx';
import { SignInArt } from './sign-in-art.tsx';
import './density.css';

type Props = { words: string; note: string; children: ReactNode };

/** In front of the console: lanes to the start line, beside the form. */
export function ConsoleSignIn(props: Props) {
  return <SignInScene look="start" art={(className) => <SignInArt className={className} />} {...props} />;
}
