// Plays a whole game through the public API: node docs/example-bot.mjs http://localhost:4000 evergreen-planet [TABLE]
// Without a table it makes one and plays against the server's random bot; with one it takes the first open seat.
const [server = 'http://localhost:4000', game = 'evergreen-planet', invited] = process.argv.slice(2);
const api = `${server}/api/v1`;

async function post(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const value = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${value.error.message}`);
  return value;
}

const { token } = await post('/guests', { name: 'Example bot' });
const setup = { game, players: 2, seats: ['me', 'random'], start: true };
const { table } = invited ? { table: invited } : await post('/tables', setup, token);
const pending = new Map(); // commands that have not been answered yet, by id
let view, timer; // the table as last seen, and the next look at it

function connect() {
  const socket = new WebSocket(`${api.replace('http', 'ws')}/socket`);
  const send = (message) => socket.send(JSON.stringify(message));
  const ask = (command, id = crypto.randomUUID()) => {
    pending.set(id, command);
    send({ type: 'do', table, id, command });
  };
  socket.addEventListener('open', () => {
    send({ type: 'hello', token });
    send({ type: 'watch', table });
    for (const [id, command] of pending) ask(command, id); // sent again with the same id, they count once
  });
  socket.addEventListener('close', () => setTimeout(connect, 500));
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (['done', 'refused', 'error'].includes(message.type)) pending.delete(message.id);
    if (['refused', 'error'].includes(message.type)) process.stderr.write(`${message.message}\n`);
    view = message.view ?? view;
    clearTimeout(timer); // at an easy pace: the server takes 20 commands a second from one person
    if (message.type === 'moves' && pending.size === 0) move(message, ask);
    else timer = setTimeout(() => view !== undefined && pending.size === 0 && act(send, ask), 100);
  });
}

function act(send, ask) {
  if (view.phase === 'finished') {
    const { totals, winners } = view.end;
    process.stdout.write(`${JSON.stringify({ table, seat: view.me.seat, totals, winners })}\n`);
    process.exit(0);
  }
  const open = view.seats.findIndex(({ person, bot }) => person === null && bot === null);
  if (view.me.seat === null && open >= 0) ask({ kind: 'sit', seat: open });
  if (view.playing?.mayAct) send({ type: 'moves', table }); // a program with the rules need not ask
}

function move({ number, moves }, ask) {
  if (moves.length > 0) ask({ kind: 'move', step: choose(moves, view.playing.view), after: number });
}

/** The place for cleverness: the view is all that the seat may know. */
function choose(moves, _view) {
  return moves[Math.floor(Math.random() * moves.length)];
}

connect();
