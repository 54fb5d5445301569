import type { Language } from '@grove/game-kit';

/** A word that another word of the printed game has taken the place of. */
export interface Term {
  /** A game, `page` for what belongs to none, or `all`. */
  readonly scope: string;
  readonly never: RegExp;
  readonly say: string;
}

const planet = 'evergreen-planet';
const concert = 'evergreen-concert';
const earth = 'earth';

const term = (scope: string, never: RegExp, say: string): Term => ({ scope, never, say });

/** The words of the boxes: what the rulebooks call a thing, and what nobody should call it beside that. */
export const TERMS: Readonly<Partial<Record<Language, readonly Term[]>>> = {
  fr: [
    term(planet, /grandi/i, 'faire croître, Croissance'),
    term(planet, /(?<!\p{L})cases?(?!\p{L})/iu, 'espace'),
    term(planet, /creus/i, 'placer un Lac'),
    term(planet, /pos\p{L}* (un |des |le )?buisson/iu, 'planter un Buisson'),
    term(planet, /(?<!pro)jett?(e|er|ent)(?!\p{L})/u, 'projeter une ombre'),
    term(planet, /éclairé|à la lumière|prend\p{L}* (pas )?de lumière/iu, 'touché par la Lumière, collecter'),
    term(planet, /ombragé|à l’ombre/i, 'masqué, dans l’ombre de'),
    term(planet, /(?<!\p{L})(un|premier|dernier|ce|chaque) pas(?!\p{L})/iu, 'espace d’une piste, étape'),
    term(planet, /élément/i, 'pion'),
    term(planet, /plus grandes? forêts?/i, 'Forêt principale'),
    term(planet, /adversaire/i, 'joueur virtuel'),
    term(planet, /bonsaï/i, 'Bonsai'),
    term(planet, /sens horaire/i, 'sens des aiguilles d’une montre'),
    term(planet, /(?<!\p{L})titres?(?!\p{L})/iu, 'statut'),
    term(planet, /nourri|tulipe|(?<!\p{L})gland/iu, 'Fertilité, icône Fertilité, jeton Premier Joueur'),
    term(planet, /Le matériel|Prendre une carte$|Jouer seul/, 'Contenu, Choix de carte, Mode Solo'),
    term(
      planet,
      /(?<![\p{L}(])(pousses?|arbustes?|buissons?|lacs?|biomes?|planètes?|pouvoirs?|saisons?|lumière|soleils?|fertilité|aridité|forêts?)(?!\p{L})/u,
      'with a capital, as in the box',
    ),

    term(concert, /(?<!\p{L})donn(er|ez|e|é|és)(?!\p{L})/u, 'tenir un concert, rapporter'),
    term(concert, /ouverture/i, 'préparation initiale'),
    term(concert, /(?<!re)couv(r|ert)/i, 'recouvrir'),
    term(concert, /(au|du) milieu/i, 'au centre de la table'),
    term(concert, /(un|d’un) pas(?!\p{L})/u, 'd’un cran, numéro suivant'),
    term(concert, /(orange|bleu|lilas|vert|jaune|brun) \d/, 'value first: 4 bleu'),
    term(concert, /tourn\p{L}* le tube/iu, 'tourner le disque des tubes'),
    term(concert, /concert de gala/, 'Concert de gala'),
    term(concert, /(?<!\p{L})tire(r|z)?(?!\p{L})/u, 'prendre une carte au hasard'),
    term(concert, /détenteur/i, 'joueur qui possède le disque'),
    term(concert, /(?<!\p{L})m[eè]n(e|er|eur|ez)(?!\p{L})/iu, 'avoir la plus grande influence'),
    term(concert, /concerts? (vous )?pai/i, 'rapporter'),
    term(concert, /Le matériel|La mise en place/, 'Contenu, Préparation'),

    term(earth, /pousse/i, 'germe'),
    term(earth, /(?<!\p{L})terres?(?!\p{L})/u, 'sol, jeton Sol'),
    term(earth, /(?<!\p{L})(la|une|sa) pioche(?!\p{L})/iu, 'deck Terre'),
    term(earth, /Abundance/, 'Abondance'),
    term(earth, /(?<!\p{L})cases?(?!\p{L})|places? de (germe|croissance)|place libre/iu, 'emplacement, espace'),
    term(earth, /(?<!\p{L})(le|du|au|votre|leur) stock(?!\p{L})|en réserve/iu, 'plateau Abondance, stocker'),
    term(earth, /entre-tours|entre les tours/i, 'Entre deux tours'),
    term(earth, /immédiat/i, 'à tout moment'),
    term(earth, /^(Planter|Arroser|Croître|Grandir)$|grandi/i, 'Plantation, Compostage, Arrosement, Croissance'),
    term(earth, /pièce/i, 'pion, germe, croissance'),
    term(earth, /cartes? de (faune|flore|terrain)/i, 'carte Faune, carte Flore, carte Terrain'),
    term(earth, /(?<!\p{L})zone(?! de jeu)/iu, 'zone de jeu'),
    term(earth, /plateau d’équipe/i, 'plateau Équipes'),
    term(earth, /(?<!co)équipier/i, 'coéquipier'),
    term('all', /Gaia/, 'Gaïa'),
    term(earth, /pile de points|cartes marquées/i, 'pile de score'),
    term(earth, /échang|chang\p{L}* .* en graine/iu, 'convertir'),
    term(earth, /(petit|grand)s? bénéfice/i, 'majeur, mineur'),
    term(earth, /(?<!deux-)(?<!\p{L})points?(?!\p{L})/iu, 'PV'),
    term(earth, /par un (côté|coin)/i, 'orthogonalement, diagonalement adjacent'),
    term(earth, /horaire(?<!sens horaire)/i, 'en sens horaire'),

    term('page', /Dresser|On met la table/, 'créer la table'),
    term('page', /(?<!\p{L})graine/iu, 'clé de tirage'),
    term('all', /(?<!\p{L})[Rr]eprendre|repris(?!\p{L})/u, 'annuler'),
  ],
  de: [
    term(planet, /Kraft|Kräfte/, 'Fähigkeit, Fähigkeitenleiste'),
    term(planet, /(?<!zurück)(nimm|nehm|nahm|genommen)/i, 'wählen; der Startmarker wird erhalten'),
    term(planet, /Gegenüber|virtuell/, 'Solo-Gegner'),
    term(planet, /legendär/i, 'Mammutbaum'),
    term(planet, /B[uü]sche? setz|(?<!er)setz\p{L}* (einen |den )?B[uü]sch/iu, 'Busch pflanzen'),
    term(planet, /(?<!Start)marker/i, 'Spielstein'),
    term(planet, /Wirkung/, 'Effekt'),
    term(planet, /(ein\p{L}*|erst\p{L}*|letzt\p{L}*|dies\p{L}*) Schritt/iu, 'Feld einer Leiste'),
    term(planet, /Licht|beschattet/, 'Sonnenstrahlen, berührt, verdeckt'),
    term(planet, /(?<!\p{L})leere?[sn]?(?!\p{L})(?! ist|,| und)/iu, 'freies Feld'),
    term(planet, /(?<!\p{L})freie[sn]? (Karte|Biom)/u, 'Freie Biomkarte, Freies Biom'),
    term(planet, /Kante/, 'waagrecht oder senkrecht angrenzend'),
    term(planet, /handel[ntst]/i, 'eine Aktion ausführen'),
    term(planet, /Knospen werten/i, 'Knospen zählen'),
    term(planet, /überall/i, 'in einem beliebigen Biom'),
    term(planet, /nährt|Tulpe|Eichel/, 'Fruchtbarkeit, Fruchtbarkeitssymbol, Startmarker'),
    term(planet, /Was es gibt|Vorbereitung|Allein spielen/, 'Spielmaterial, Spielaufbau, Solo-Spiel'),

    term(
      concert,
      /(Konzert\p{L}*|Gala) (schon )?(geben|gegeben)|(?<!\p{L})(gib|gibt|gab) (\p{L}+ )*(\p{L}*konzert|Gala)/iu,
      'veranstalten',
    ),
    term(concert, /Eröffnung/, 'Vorrunde'),
    term(concert, /verdeckte (Karte|Farbe)|ist verdeckt/, 'abgedeckt'),
    term(concert, /Schritt/, 'Feld'),
    term(concert, /irgendwem/, 'beliebig'),
    term(concert, /in der Mitte(?!\p{L})|aus der Mitte/u, 'Tischmitte'),

    term(earth, /(?<!\p{L})Earth(?!\p{L})/u, 'Erde'),
    term(earth, /Sprosse(?!n)/, 'der Spross, die Sprossen'),
    term(earth, /Gelände/, 'Terrain'),
    term(earth, /Lebensr[aä]um|felsig/, 'Habitat, steinig'),
    term(earth, /Auslage/, 'Raster'),
    term(earth, /^Wasser$/, 'Wässern, Kompostieren'),
    term(earth, /(?<!\p{L})Punkte?n?(?!\p{L})|Kronenpunkt/u, 'Siegpunkte'),
    term(earth, /Wuchs/, 'Wachstum'),
    term(earth, /(?<!\p{L})[Bb]eleg/u, 'beanspruchen'),
    term(earth, /Fauna-Karte|Tierkarte/, 'Faunakarte'),
    term(earth, /Teamplan|Teamtafel/, 'Teamtableau'),
    term(earth, /tausch/i, 'umwandeln'),
    term(earth, /Zwischenzug/, 'Ereignis „Zwischen den Zügen“'),
    term(earth, /(?<!\p{L})Bunt|bunte/u, 'mehrfarbig'),
    term(earth, /die aktive Person|Nachbarperson/, 'aktiver Spieler, Nachbar'),
    term(earth, /Ablage(?!stapel)/, 'Ablagestapel'),

    term(earth, /Geübt|^Gruppen$|^Meister$/, 'Fortgeschritten, Teams, Experte'),
    term('page', /Saat/, 'Startwert'),
    term('all', /[Zz]urück(ge)?nehmen|[Zz]urückgenommen|Rücknahme/, 'rückgängig machen'),
  ],
};
