import { ButtonLink } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import styles from './HomeHero.module.css'
import { LineField } from './LineField'

export type HeroWords = {
  title: string
  subTitle: string
  highlight: string
  callText: string
  callUrl: string
  backgroundUrl: string
}

export function HomeHero({ hero }: { hero: HeroWords }) {
  return (
    <section className={styles.hero} aria-labelledby="titre-accueil">
      {hero.backgroundUrl ? (
        // biome-ignore lint/performance/noImgElement: its address is anything staff typed, beyond the image optimizer.
        <img className={styles.picture} src={hero.backgroundUrl} alt="" />
      ) : (
        <LineField seed={8} className={styles.drawing} />
      )}
      <Container className={styles.content}>
        <h1 id="titre-accueil">{hero.title}</h1>
        {hero.highlight ? <p className={styles.highlight}>{hero.highlight}</p> : null}
        {hero.subTitle ? <p className={styles.lead}>{hero.subTitle}</p> : null}
        {hero.callText ? <ButtonLink href={hero.callUrl}>{hero.callText}</ButtonLink> : null}
      </Container>
    </section>
  )
}
