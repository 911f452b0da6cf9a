type TeamMemberContent = { name: string; position: string }

export const teamMembers: TeamMemberContent[] = [
  { name: 'Hélène Vauquelin', position: 'Directrice secteur Banque & Finance' },
  { name: 'Marc-Antoine Riou', position: 'Directeur secteur Énergie & Infrastructure' },
  { name: 'Fatou Sarr', position: 'Directrice secteur Assurance' },
  { name: 'Paul Etchegaray', position: 'Directeur secteur Retail & Luxe' },
  { name: 'Linh Nguyen', position: 'Directrice secteur Life Sciences' },
]
