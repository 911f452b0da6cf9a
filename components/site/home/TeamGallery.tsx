import { Section } from '@/components/ui/Section'
import type { HomePage, Media } from '@/payload-types'
import { Picture } from '../Picture'
import { SectionHead } from '../page/SectionHead'
import styles from './TeamGallery.module.css'

type ListedTeamMember = {
  id: number
  name?: string | null
  position: string
  portrait: Media | number
}
type Props = { texts: HomePage['team']; members: readonly ListedTeamMember[] }

/** The leadership team; the introduction is the first cell of the grid. */
export function TeamGallery({ texts, members }: Props) {
  if (members.length === 0) return null
  return (
    <Section id="team" labelledBy="titre-equipe" className={styles.layout}>
      <div className={styles.head}>
        <SectionHead id="titre-equipe" heading={texts.heading} intro={texts.intro} />
      </div>
      <ul className={`plain-list ${styles.members}`}>
        {members.map(({ id, name, position, portrait }) => (
          <li key={id}>
            <figure>
              <Picture
                picture={portrait}
                sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 30vw, 46vw"
              />
              <figcaption>
                {name ? <span className={styles.name}>{name}</span> : null}
                <span>{position}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
