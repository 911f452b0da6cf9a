import type { TextFieldServerProps } from 'payload'
import { wrapServerFormPart } from '@/components/admin/document/wrapServerFormPart'
import { offerCriteriaText } from '@/src/content/admin/offerCriteria'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { CriterionKind } from '@/src/domain/offers/criteria'
import { CriterionSelect } from './CriterionSelect'

type Props = TextFieldServerProps & { kind: CriterionKind }

/** Form field that lists the criteria of one kind by their labels; retired criteria are marked. */
export const CriterionField = wrapServerFormPart(
  async ({ clientField, kind, path, readOnly, req }: Props) => {
    const { docs } = await req.payload.find({
      collection: 'offer-criteria',
      where: { kind: { equals: kind } },
      locale: SOURCE_LANGUAGE,
      sort: '_order',
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    })
    const options = docs.map(({ code, isRetired, label }) => ({
      value: code ?? '',
      label: isRetired ? offerCriteriaText.retiredChoice(label) : label,
      isRetired: isRetired === true,
    }))
    return (
      <CriterionSelect
        field={{ ...clientField, type: 'text' }}
        options={options}
        path={path}
        readOnly={readOnly}
      />
    )
  },
)
