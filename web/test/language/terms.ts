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
