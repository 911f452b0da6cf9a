import type { UIField } from 'payload'

/** Form field with the funnel of an offer. */
export const offerFunnelUiField: UIField = {
  name: 'visits',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/plugins/statistics/admin/funnel/OfferFunnelField#OfferFunnelField' },
  },
}
