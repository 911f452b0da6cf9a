import type { ReactNode } from 'react'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { applicationPageWords as words } from '@/src/content/fr/applicationPage'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/jobOffer'
import { applicationPath } from '@/src/domain/listedOffer'
import { FormSheet } from '../submission/FormSheet'
import styles from './ApplicationLayout.module.css'
import { BackToOffers } from './BackToOffers'

type Props = {
  target: { kind: 'offer' | 'spontaneous' | 'unlisted'; title: string }
  /** A sentence above the form. */
  notice?: string
  children: ReactNode
}

/** The job on the left, the form on the right; on a phone one under the other. */
export function ApplicationLayout({ target, notice, children }: Props) {
  return (
    <Container className={styles.layout}>
      <div className={styles.aside}>
        <BackToOffers />
        {target.kind === 'spontaneous' ? null : <p className={styles.eyebrow}>{words.eyebrow}</p>}
        <h1>{target.title}</h1>
        {target.kind === 'spontaneous' ? (
          <p className={styles.introduction}>{words.spontaneousIntroduction}</p>
        ) : null}
        {target.kind === 'unlisted' ? <UnlistedNote /> : null}
        <div className={styles.next}>
          <h2>{words.stepsHeading}</h2>
          <ol>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <FormSheet required={words.required} notice={notice}>
        {children}
      </FormSheet>
    </Container>
  )
}

function UnlistedNote() {
  return (
    <p className={styles.introduction}>
      {words.unlistedText}{' '}
      <Link href={applicationPath(SPONTANEOUS_APPLICATION_SLUG)}>{words.sendSpontaneous}</Link>
    </p>
  )
}
