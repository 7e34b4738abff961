import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import styles from './document-pane.module.css';
import type { documents as texts } from './documents.ko.ts';

/** A submitted picture, as large as the place allows. */
export function PictureView({ blob, name }: { blob: Blob; name: string }) {
  const t = useTexts<typeof texts>('documents');
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return (
    <ScrollRegion className={styles.sheet} label={name}>
      {address && <img className={styles.picture} src={address} alt={t('picture', { name })} />}
    </ScrollRegion>
  );
}
