import { Section } from '@/components/ui/Section'
import type { HomePage } from '@/payload-types'
import { currentPageWords } from '@/src/content/currentPageWords'
import { CardIcon } from '../CardIcon'
import { SectionHead } from '../page/SectionHead'
import { CardLink } from './CardLink'
import styles from './ExpertiseList.module.css'

type ListedExpertise = { url: string; title: string; summary: string; icon?: string | null }
type Props = { texts: HomePage['expertises']; expertises: readonly ListedExpertise[] }

/** The expertises as a list, one line per page. */
export async function ExpertiseList({ texts, expertises }: Props) {
  if (expertises.length === 0) return null
  const { homeWords } = await currentPageWords()
  return (
    <Section id="expertises" labelledBy="titre-expertises" className={styles.layout}>
      <div className={styles.head}>
        <SectionHead id="titre-expertises" heading={texts.heading} intro={texts.intro} />
      </div>
      <ul className={`plain-list ${styles.expertises}`}>
        {expertises.map(({ url, title, summary, icon }) => (
          <li key={url}>
            <CardIcon name={icon} size={1.75} />
            <h3>{title}</h3>
            <p>{summary}</p>
            <CardLink
              url={url}
              label={texts.cardLinkLabel}
              subject={homeWords.linkSubject(title)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
