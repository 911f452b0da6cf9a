import { classNames } from '@/components/ui/classNames'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { RecruitmentStep } from '../rules/recruitmentSteps'
import styles from './StepList.module.css'

type Props = {
  headingId: string
  heading: string
  steps: readonly RecruitmentStep[]
  /** Sentence with the median time to a reply. */
  delay: string | null
  /** The language of the steps, when it differs from that of the page. */
  lang: SiteLanguage | undefined
  /** Whether the heading is beside the steps on wide screens. */
  isWide: boolean
}

export function RecruitmentStepList({ headingId, heading, steps, delay, lang, isWide }: Props) {
  return (
    <div className={classNames(styles.process, isWide && styles.wide)}>
      <h2 id={headingId}>{heading}</h2>
      <div>
        <ol className={styles.steps} lang={lang}>
          {steps.map(({ title, duration, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={styles.duration}>{duration}</p>
              {description ? <p>{description}</p> : null}
            </li>
          ))}
        </ol>
        {delay ? <p className={styles.delay}>{delay}</p> : null}
      </div>
    </div>
  )
}
