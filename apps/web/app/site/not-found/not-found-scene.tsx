import type { ReactNode } from 'react';
import { OffLaneArt } from '../../art/off-lane-art.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import styles from './not-found-scene.module.css';

type Props = {
  title: string;
  text: string;
  actions: ReactNode;
  /** Other ways on, under the text. */
  more?: ReactNode;
  /** Says what the picture shows. */
  picture: string;
};

/** The 404 page: a runner who left the lane. */
export function NotFoundScene({ title, text, actions, more, picture }: Props) {
  return (
    <section className={styles.scene}>
      <Wrap className={styles.top}>
        <div>
          <Heading level={1} size="display">
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>{actions}</div>
        {more && <div className={styles.more}>{more}</div>}
      </Wrap>
      <OffLaneArt className={styles.art} label={picture} />
    </section>
  );
}
