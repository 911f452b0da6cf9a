import type { UIField } from 'payload'

/** The funnel on the page of an offer. */
export const offerFunnelUiField: UIField = {
  name: 'visits',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/plugins/statistics/admin/funnel/OfferFunnelField#OfferFunnelField' },
  },
}
