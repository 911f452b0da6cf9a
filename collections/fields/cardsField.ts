import type { ArrayField } from 'payload'
import type { ListText } from '@/src/content/admin/fieldText'
import { pageFieldText } from '@/src/content/admin/pageFields'
import { iconField } from './iconField'
import { listField } from './listField'
import { localizedText, localizedTextarea } from './localizedText'

/** Cards with a pictogram, a title and a few lines: services, solutions, benefits … */
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
