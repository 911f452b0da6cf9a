type TeamMemberContent = { name: string; position: string }

export const teamMembers: TeamMemberContent[] = [
  {
    name: 'Hélène Marchal',
    position: 'Directrice secteur Banque & Finance',
  },
  {
    name: 'Karim Belhadj',
    position: 'Directeur secteur Énergie & Infrastructure',
  },
  { name: 'Aïcha Diarra', position: 'Directrice secteur Assurance' },
  {
    name: 'Antoine Lescure',
    position: 'Directeur secteur Retail & Luxe',
  },
  {
    name: 'Thomas Kerbrat',
    position: 'Directeur secteur Life Sciences',
  },
]
