#!/usr/bin/env python3
"""A bot that plays over the network with nothing but Python: opens a table against another bot and plays it to its end.
Usage: socket_bot.py http://127.0.0.1:8080 scythe|settlers|paladins [TOKEN]   (without a token it plays as a guest)"""
import base64, json, os, random, socket, struct, sys, urllib.parse, urllib.request

server, game = urllib.parse.urlparse(sys.argv[1]), sys.argv[2]
identity = {"Authorization": "Bearer " + sys.argv[3]} if len(sys.argv) > 3 else {}


def ask(path, body):
    request = urllib.request.Request(sys.argv[1] + path, json.dumps(body).encode(), {"X-Ludarium": "1", **identity})
    with urllib.request.urlopen(request) as answer:
        cookie = answer.headers.get("Set-Cookie")
        return json.load(answer), cookie.split(";")[0] if cookie else None


class Table:
    def __init__(self, table):
        self.stream = socket.create_connection((server.hostname, server.port or 80))
        lines = [f"GET /api/tables/{table}/socket?detail=brief HTTP/1.1", f"Host: {server.netloc}",
                 "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                 "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode()]
        lines += [f"{name}: {value}" for name, value in identity.items()]
        self.stream.sendall("\r\n".join(lines + ["", ""]).encode())
        self.file = self.stream.makefile("rb")
        assert b"101" in self.file.readline()
        while self.file.readline().strip():
            pass

    def send(self, message, kind=1):  # a client's frames are masked
        data, mask = message if kind != 1 else json.dumps(message).encode(), os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
        self.stream.sendall(bytes([0x80 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        while True:
            kind, size = self.file.read(2)
            size = size if size < 126 else int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if kind & 15 == 1:
                return json.loads(data)
            if kind & 15 == 8:
                raise SystemExit("the server has closed the table")
            if kind & 15 == 9:
                self.send(data, 10)  # ping, pong


if not identity:
    identity = {"Cookie": ask("/api/guest", {})[1], "Origin": sys.argv[1]}
seats = [{"who": "me"}, {"who": "bot", "level": "beginner"}]
table, answered = Table(ask("/api/tables", {"game": game, "seats": seats, "start": True})[0]["table"]["id"]), None
table.send({"type": "standing", "end_turn": "by_itself"})
while (message := table.receive())["type"] != "over":
    if message["type"] == "error" and message["code"] != "stale":  # others were quicker: the new question has come
        print(message, file=sys.stderr)
    if (answers := message.get("answers")) and message["moves"] != answered:  # it may be told twice
        choice, answered = random.choice(answers["actions"]), message["moves"]
        table.send({"type": "play", "seat": answers["seat"], "action": choice["action"], "at": message["moves"]})
print(json.dumps(message["scores"]))
