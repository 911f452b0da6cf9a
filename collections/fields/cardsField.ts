import type { ArrayField } from 'payload'
import type { ListText } from '@/src/content/admin/fieldText'
import { pageFieldText } from '@/src/content/admin/pageFields'
import { iconField } from './iconField'
import { listField } from './listField'
import { localizedText, localizedTextarea } from './localizedText'

/** Cards with an icon, a title and a short text: services, solutions, benefits … */
export function cardsField(name: string, text: ListText = pageFieldText.cards): ArrayField {
  return {
    ...listField(name, text, [
      iconField,
      localizedText('title', pageFieldText.cardTitle, { required: true }),
      localizedTextarea('text', pageFieldText.cardText, { required: true }),
    ]),
    interfaceName: 'IconCards',
  }
}
