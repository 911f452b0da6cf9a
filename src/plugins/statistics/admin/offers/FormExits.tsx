import { formRefusalLabels } from '@/src/content/admin/formRefusals'
import {
  countFormExits,
  type FormStepCounts,
  findMainFormExit,
} from '@/src/plugins/statistics/rules/countFormExits'
import { offerTableText } from '@/src/plugins/statistics/words/admin/offerTable'
import styles from './Offers.module.css'

const formExitText = offerTableText.exits

/** The step at which most visitors leave an offer's form; the other steps and the refusals are collapsed. */
export function FormExits({ steps }: { steps: FormStepCounts }) {
  const main = findMainFormExit(steps)
  return (
    <details className={styles.exits}>
      <summary>
        {main ? formExitText.most(main.step, main.left, steps.reached.opened) : formExitText.none}
      </summary>
      {main && (
        <NamedCountList
          counts={countFormExits(steps).map(({ step, left }) => [formExitText.step(step), left])}
          title={formExitText.title}
        />
      )}
      {steps.refusals.length > 0 && (
        <NamedCountList
          counts={steps.refusals.map(({ reason, forms }) => [formRefusalLabels[reason], forms])}
          title={formExitText.refusals}
        />
      )}
    </details>
  )
}

function NamedCountList({ title, counts }: { title: string; counts: readonly [string, number][] }) {
  return (
    <>
      <p>{title}</p>
      <ul>
        {counts.map(([name, count]) => (
          <li key={name}>
            <span>{name}</span> <b>{formExitText.count(count)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
