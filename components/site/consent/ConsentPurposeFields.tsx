import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { consentWords as words } from '@/src/content/fr/consent'
import styles from './ConsentPurposeFields.module.css'

/** The detail view. Closed, its switches still are what « Sélection » keeps. */
export function ConsentPurposeFields({ analyticsPreselected }: { analyticsPreselected: boolean }) {
  return (
    <details className={styles.detail}>
      <summary className={styles.summary}>
        {words.detail}
        <Icon icon={ChevronDown} size={1} />
      </summary>
      <ul className={`plain-list ${styles.purposes}`}>
        <Purpose name="necessary" checked disabled />
        <Purpose name="analytics" defaultChecked={analyticsPreselected} />
        <Purpose name="marketing" />
      </ul>
    </details>
  )
}

type PurposeProps = {
  name: keyof typeof words.purposes
  checked?: boolean
  defaultChecked?: boolean
  disabled?: boolean
}

function Purpose({ name, ...state }: PurposeProps) {
  const { label, description } = words.purposes[name]
  const descriptionId = `cookies-${name}`
  return (
    <li className={styles.purpose}>
      <label>
        <input type="checkbox" name={name} aria-describedby={descriptionId} {...state} />
        {label}
      </label>
      <p id={descriptionId}>{description}</p>
    </li>
  )
}
