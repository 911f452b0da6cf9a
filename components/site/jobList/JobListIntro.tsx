import { ContourLines } from '@/components/site/ContourLines'
import { Breadcrumb } from '@/components/ui/Breadcrumb'
import { Container } from '@/components/ui/Container'
import { currentPageWords } from '@/src/content/currentPageWords'
import type { JobListTexts } from '@/src/domain/offers/jobListTexts'
import { CardIcon } from '../CardIcon'
import styles from './JobListIntro.module.css'

type Props = Pick<JobListTexts, 'title' | 'intro' | 'benefits'>

export async function JobListIntro({ title, intro, benefits }: Props) {
  const { siteWords } = await currentPageWords()
  return (
    <div className={styles.band}>
      <ContourLines seed={3} className={styles.drawing} />
      <Container className={styles.content}>
        <Breadcrumb
          label={siteWords.breadcrumb}
          trail={[{ label: siteWords.home, href: '/' }]}
          current={title}
          inverse
        />
        <h1>{title}</h1>
        {intro ? <p className={styles.lead}>{intro}</p> : null}
        {benefits.length > 0 ? (
          <ul className={`plain-list ${styles.benefits}`}>
            {benefits.map((benefit) => (
              <li key={benefit.title}>
                <CardIcon name={benefit.icon} size={1.75} />
                <div>
                  <h2>{benefit.title}</h2>
                  <p>{benefit.text}</p>
                </div>
              </li>
            ))}
          </ul>
        ) : null}
      </Container>
    </div>
  )
}
