import { useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { canvas as texts } from './canvas.ko.ts';
import { CanvasExample } from './canvas-example.tsx';
import styles from './canvas-workbench.module.css';
import { exampleCanvas } from './example.ts';

/** The example to read, and the way to make it one's own. */
export function ExamplePage() {
  const t = useTexts<typeof texts>('canvas');
  const language = useLanguage();
  const navigate = useNavigate();
  const use = () => void navigate('/toolkit/bmc', { state: { begin: exampleCanvas(language) } });
  return (
    <Wrap className={styles.tool}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.banner}>{t('example.banner')}</p>
      <div className={styles.banner}>
        <Button variant="primary" onClick={use}>
          {t('example.use')}
        </Button>
        <ButtonLink to="/toolkit/bmc">{t('example.back')}</ButtonLink>
      </div>
      <CanvasExample />
    </Wrap>
  );
}
