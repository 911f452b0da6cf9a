import { Container } from '@/components/ui/Container'
import type { HomePage } from '@/payload-types'
import { currentPageWords } from '@/src/content/currentPageWords'
import { CountedFigure } from './CountedFigure'
import styles from './StatisticsStrip.module.css'

type Props = { texts: HomePage['statistics'] }

/** The figures of the firm in one row. */
export async function StatisticsStrip({ texts }: Props) {
  if (texts.figures.length === 0) return null
  const { figureStyle } = await currentPageWords()
  return (
    <section aria-labelledby="titre-chiffres" className={styles.strip}>
      <h2 id="titre-chiffres" className="visually-hidden">
        {texts.heading}
      </h2>
      <Container>
        <dl className={styles.figures}>
          {texts.figures.map(({ id, prefix, value, unit, label }) => (
            <div key={id ?? label}>
              <dt>{label}</dt>
              <dd>
                <span>{prefix}</span>
                <CountedFigure value={value} locale={figureStyle.locale} />
                {unit ? (
                  <span className={styles.unit}>{`${figureStyle.beforeUnit}${unit}`}</span>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
