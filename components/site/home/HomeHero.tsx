import { ContourLines } from '@/components/site/ContourLines'
import { ButtonLink } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import { classNames } from '@/components/ui/classNames'
import type { Media } from '@/payload-types'
import { Picture } from '../Picture'
import { PHONE_FULL_WIDTH_SIZES } from '../pictureSizes'
import styles from './HomeHero.module.css'

export type HeroContent = {
  title: string
  subTitle: string
  highlight: string
  callText: string
  callUrl: string
  picture: Media | number | null | undefined
  /** Whether the image is a default illustration, which takes the firm's colours. */
  isDrawing: boolean
  backgroundUrl: string
}

type Props = {
  hero: HeroContent
  /** The CSS filter that recolours the illustration; null for the default colours. */
  drawingFilter: string | null
}

export function HomeHero({ hero, drawingFilter }: Props) {
  return (
    <section id="home" className={styles.hero} aria-labelledby="titre-accueil">
      {hero.picture && hero.isDrawing && drawingFilter ? (
        <div className={styles.background} style={{ filter: `url(#${DRAWING_FILTER_ID})` }}>
          <DrawingFilter values={drawingFilter} />
          <HeroBackground hero={hero} />
        </div>
      ) : (
        <div className={classNames(styles.background, !hero.isDrawing && styles.photo)}>
          <HeroBackground hero={hero} />
        </div>
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

const DRAWING_FILTER_ID = 'couleurs-de-la-maison'

function DrawingFilter({ values }: { values: string }) {
  return (
    <svg aria-hidden="true" className={styles.filter}>
      <filter colorInterpolationFilters="sRGB" id={DRAWING_FILTER_ID}>
        <feColorMatrix type="matrix" values={values} />
      </filter>
    </svg>
  )
}

function HeroBackground({ hero }: { hero: HeroContent }) {
  if (hero.picture)
    return (
      <Picture
        picture={hero.picture}
        sizes={`(min-width: 40rem) 100vw, ${PHONE_FULL_WIDTH_SIZES}`}
        priority
      />
    )
  if (!hero.backgroundUrl) return <ContourLines seed={8} className={styles.drawing} />
  // biome-ignore lint/performance/noImgElement: staff type its URL, which may be on any server.
  return <img src={hero.backgroundUrl} alt="" className={styles.typed} />
}
