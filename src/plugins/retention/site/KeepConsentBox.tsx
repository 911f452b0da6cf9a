import { KEEP_CONSENT_FIELD } from '../rules/keepConsent'
import styles from './KeepConsentBox.module.css'

type Props = {
  legend: string
  label: string
  /** The signed text, which the form sends. */
  value: string
  /** The candidate ticked it in a form that was refused. */
  isTicked: boolean
}

/** The box with which a candidate agrees that an application is kept for later offers. */
export function KeepConsentBox({ legend, label, value, isTicked }: Props) {
  return (
    <fieldset className={styles.box}>
      <legend>{legend}</legend>
      <label>
        <input defaultChecked={isTicked} name={KEEP_CONSENT_FIELD} type="checkbox" value={value} />
        <span>{label}</span>
      </label>
    </fieldset>
  )
}
