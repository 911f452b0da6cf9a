export const statusChangeFieldLabels = {
  statusChangedAt: { label: 'Statut modifié le' },
  statusChangedByName: { label: 'Statut modifié par' },
  statusChangedBy: { label: 'Avec le compte' },
}
