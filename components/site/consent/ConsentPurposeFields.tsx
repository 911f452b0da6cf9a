import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import type { PublicSiteWords } from '@/src/content/siteWords'
import styles from './ConsentPurposeFields.module.css'

type Props = {
  words: Pick<PublicSiteWords['consentWords'], 'detail' | 'purposes'>
  analyticsPreselected: boolean
}

/** The detail view. Its switches also apply to « Sélection » while it is closed. */
export function ConsentPurposeFields({ words, analyticsPreselected }: Props) {
  const { necessary, analytics, marketing } = words.purposes
  return (
    <details className={styles.detail}>
      <summary className={styles.summary}>
        {words.detail}
        <Icon icon={ChevronDown} size={1} />
      </summary>
      <ul className={`plain-list ${styles.purposes}`}>
        <ConsentPurposeField name="necessary" words={necessary} checked disabled />
        <ConsentPurposeField
          name="analytics"
          words={analytics}
          defaultChecked={analyticsPreselected}
        />
        <ConsentPurposeField name="marketing" words={marketing} />
      </ul>
    </details>
  )
}

type ConsentPurposeFieldProps = {
  name: keyof PublicSiteWords['consentWords']['purposes']
  words: { label: string; description: string }
  checked?: boolean
  defaultChecked?: boolean
  disabled?: boolean
}

function ConsentPurposeField({ name, words, ...state }: ConsentPurposeFieldProps) {
  const descriptionId = `cookies-${name}`
  return (
    <li className={styles.purpose}>
      <label>
        <input type="checkbox" name={name} aria-describedby={descriptionId} {...state} />
        <span>{words.label}</span>
      </label>
      <p id={descriptionId}>{words.description}</p>
    </li>
  )
}
