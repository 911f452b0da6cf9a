import { formRefusalLabels } from '@/src/content/admin/formRefusals'
import { type FormSteps, formExits, mainExit } from '@/src/plugins/statistics/rules/formExits'
import { offerTableText } from '@/src/plugins/statistics/words/admin/offerTable'
import styles from './Offers.module.css'

const text = offerTableText.exits

/** The step at which most visitors leave an offer's form; the other steps and the refusals are collapsed. */
export function FormExits({ steps }: { steps: FormSteps }) {
  const main = mainExit(steps)
  return (
    <details className={styles.exits}>
      <summary>{main ? text.most(main.step, main.left, steps.reached.opened) : text.none}</summary>
      {main && (
        <Counts
          counts={formExits(steps).map(({ step, left }) => [text.step(step), left])}
          title={text.title}
        />
      )}
      {steps.refusals.length > 0 && (
        <Counts
          counts={steps.refusals.map(({ reason, forms }) => [formRefusalLabels[reason], forms])}
          title={text.refusals}
        />
      )}
    </details>
  )
}

function Counts({ title, counts }: { title: string; counts: readonly [string, number][] }) {
  return (
    <>
      <p>{title}</p>
      <ul>
        {counts.map(([name, count]) => (
          <li key={name}>
            <span>{name}</span> <b>{text.count(count)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
